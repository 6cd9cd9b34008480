print(TrailStep(name: "stone").text())
