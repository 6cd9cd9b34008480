print(SpyMaster().all())
