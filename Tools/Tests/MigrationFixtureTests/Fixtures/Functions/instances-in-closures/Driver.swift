let rope = TowRope(length: 10)
rope.watch()
print(rope.limit(), rope.onBreak?() ?? 0, rope.strengths(), rope.knotted())
