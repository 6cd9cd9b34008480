print(Scribe().note())
