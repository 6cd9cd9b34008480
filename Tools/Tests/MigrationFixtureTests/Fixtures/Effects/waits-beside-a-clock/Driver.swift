print(MooringTimer().end() == false || MooringAlarm().start() > .distantPast, MooringBell().isHung())
