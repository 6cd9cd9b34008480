print(Sign6211().load(), Plate6211().title())
