print(LotteryDrum().draw(below: 1), LotteryDrum().drawn())
