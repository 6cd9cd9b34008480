print(Cartographer(island: "Sylt").draw())
