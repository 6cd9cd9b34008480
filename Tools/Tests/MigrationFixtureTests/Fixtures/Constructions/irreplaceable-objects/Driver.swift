print(DrainLid().read())
