let capstan1712 = CapstanCrew1712()
print(capstan1712.turns(), capstan1712.twice(), capstan1712.once("a"), capstan1712.never("b"))
print(CapstanMate1712().depth())
