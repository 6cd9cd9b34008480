print(RosterImport(["a1", "b2"]).cleaned(), RosterImport(text: "x9,y8").cleaned())
