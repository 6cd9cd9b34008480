print(Locksmith().cut(["a", "bc"]), Locksmith().order())
