print(Quarry6218().dig(), Guard6219().check())
