print(TidePost().read(), TidePost.today(), TideChime().read(), TideChime.now())
