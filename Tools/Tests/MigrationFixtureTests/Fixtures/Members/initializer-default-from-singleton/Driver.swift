print(QueueLane().name(), QueueLane(limit: 2).name())
