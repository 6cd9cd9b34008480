let log = VisitorLog()
let visit = log.arrive()
print(log.visits == [visit], log.isOld(visit), log.stampNow())
