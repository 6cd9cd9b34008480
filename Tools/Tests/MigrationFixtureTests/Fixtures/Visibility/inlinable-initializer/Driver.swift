print(NeedleCase(size: 8).count())
