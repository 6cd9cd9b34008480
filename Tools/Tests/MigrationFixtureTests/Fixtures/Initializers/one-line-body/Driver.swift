print(Gangway(pier: 2).walk(), Gangway(first: 3).walk())
