let tank: BallastTank? = BallastTank(litres: 400)
print(tank?.minutesToFill() ?? -1, BallastTank(litres: -4) == nil)
