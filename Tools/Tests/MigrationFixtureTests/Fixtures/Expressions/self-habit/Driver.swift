TrainBoard(station: "Bern").update()
