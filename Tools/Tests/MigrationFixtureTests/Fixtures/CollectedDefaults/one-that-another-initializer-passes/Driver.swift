print(Taken14Screen(size: 2).text, Taken14Screen(named: "a").text)
