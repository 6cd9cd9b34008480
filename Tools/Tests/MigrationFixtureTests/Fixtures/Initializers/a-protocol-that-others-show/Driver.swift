print(MooringBuoy1805().place(), MooringRope1805(length: 2).length)
