print(Workshop6122().work(), Bench6122(width: 1, height: 2, isPainted: true).copy().age())
