print(TreeNursery().work())
