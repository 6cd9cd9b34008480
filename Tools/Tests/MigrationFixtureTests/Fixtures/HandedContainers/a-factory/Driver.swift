let tailor1404 = Tailor1404(factory: TailorContainer1404())
print("open", tailor1404.work())
let apprentice1404 = TailorApprentice1404(factory: TailorContainer1404())
print("late", apprentice1404.help(), apprentice1404.help())
