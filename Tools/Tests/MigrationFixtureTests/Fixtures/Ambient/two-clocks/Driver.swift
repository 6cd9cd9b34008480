let watch = Stopwatch()
let (first, second) = watch.lap()
print(first <= Date(), second <= DispatchTime.now(), watch.deadline() > second)
