print(CraneHook6151().lift(), CraneCabin6151().lift(5))
print(CraneShed6151().lift(), CraneMast6151().lift())
