print(TideTable6131().all())
