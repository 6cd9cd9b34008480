print(Proofreader().check(["a", "old", "shop"]))
