let windlass1713 = WindlassView1713(title: "iron", model: WindlassModel1713())
print(windlass1713.titled(), windlass1713.counted(), windlass1713.sourced())
print(windlass1713.both(), windlass1713.all(depth: 2))
print(WindlassCrowd1713().all(depth: 1), WindlassGuess1713(title: "t").guessed())
