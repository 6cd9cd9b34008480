print(Taken6Screen().show(), Taken6test())
