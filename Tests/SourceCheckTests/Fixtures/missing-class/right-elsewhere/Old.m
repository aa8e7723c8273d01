#import "Old.h"
@implementation OldView
@end
