print(Choir("alto", "bass").tune(), Choir().tune())
