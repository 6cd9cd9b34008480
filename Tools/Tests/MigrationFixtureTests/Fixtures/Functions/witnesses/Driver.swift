print(SignalSet.make(3), SignalSet.make(called: "a"), SignalSet.size())
