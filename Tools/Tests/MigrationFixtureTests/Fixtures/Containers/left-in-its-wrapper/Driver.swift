print(FerryShown1314().speed())
