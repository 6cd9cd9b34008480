print(Nightwatch().walk())
