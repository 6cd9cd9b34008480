print(LockerCode(text: "12")?.claim() as Any, LockerCode(text: "x") == nil, LockerCode(text: "-1") == nil)
