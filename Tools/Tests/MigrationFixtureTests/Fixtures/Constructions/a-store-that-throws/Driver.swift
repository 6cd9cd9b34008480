print(try Cellar6165(name: "wine").list())
