let steamer = PaddleSteamer()
print(steamer.speed, steamer.steer(0), steamer.steer(1), steamer.steer(2))
