print(Bobbin.wound([1, 5]), Bobbin(turns: 2).metres())
