print(Postmark().printed())
