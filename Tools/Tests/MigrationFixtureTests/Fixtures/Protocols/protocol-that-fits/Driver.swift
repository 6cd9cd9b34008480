print(Letterpress().press("ab c"))
