print(ElderSpiceRack(["salt", "pepper"]).jars(), ElderSpiceRack(Set(["a"])).names)
