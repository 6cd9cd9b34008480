func pull1415(_ owner: some HasRopeHook1415) -> String { owner.hook.pull() }
print(pull1415(Ropewalk1415()), Ropewalk1415().walk(), RopeCellar1415().walk())
