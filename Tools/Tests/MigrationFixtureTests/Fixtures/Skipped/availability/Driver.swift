print(Skipper().position(), Skipper().estimate())
